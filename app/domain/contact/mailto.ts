/** Where a mail to an address is written; what an address may hold beside letters must not become a header of the mail. */
export const mailtoOf = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
