/** What every answer says of how it may be used. Uses nothing but Node, so that it can be said before anything is installed. */

/**
 * Nothing is ever loaded from anywhere else, and no script is written into a page. `'self'` is a live connection's own
 * address too. Components write styles into elements, where they can run nothing; whole sheets of style are files.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "style-src-elem 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** What no page of ours asks for. */
const unwanted = [
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** Who has come encrypted once comes so for a year. */
const YEAR = 365 * 86_400;

/** @type {Readonly<Record<string, string>>} */
export const guards = {
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": unwanted.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The same, of whatever comes encrypted. @type {Readonly<Record<string, string>>} */
export const encryptedGuards = { ...guards, "strict-transport-security": `max-age=${YEAR}` };
