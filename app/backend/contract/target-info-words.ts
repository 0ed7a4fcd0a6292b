/** Without a schema, so that the browser can have them. */
export const TARGET_SIZES = ["Small", "Medium", "Large", "Very large"] as const;
