/** An address behind `mailto:`; what it may hold beside letters must not become a header of the mail. */
export const mailAddress = (email: string): string => encodeURIComponent(email).replaceAll("%40", "@");
