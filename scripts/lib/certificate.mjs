/** The certificate by which others know this machine, from files of its own. Uses nothing but Node. */
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";

/** @typedef {{ cert: Buffer, key: Buffer }} Certificate */

/**
 * Reads a certificate (with those between it and its root) and its key, and sees whether they belong together.
 * @param {{ cert: string, key: string }} files
 * @returns {Certificate} fails with the system's code, or that of OpenSSL
 */
export function readCertificate(files) {
  const certificate = { cert: readFileSync(files.cert), key: readFileSync(files.key) };
  createSecureContext(certificate);
  return certificate;
}
