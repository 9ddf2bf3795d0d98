/** 128 bits of chance, as people can read them aloud: the digits and letters of Crockford's base 32. By itself, so that a
 * page which reads no schema loads none. */
export const idDigits = "[0-9a-hjkmnp-tv-z]{26}";
export const idPattern = new RegExp(`^${idDigits}$`);
