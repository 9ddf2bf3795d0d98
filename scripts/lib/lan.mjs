import { networkInterfaces } from "node:os";

/**
 * Where other devices find this machine.
 * @param {number} port
 * @param {string} scheme
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 */
export function lanAddresses(port, scheme, interfaces = networkInterfaces()) {
  return (
    Object.values(interfaces)
      .flatMap((addresses) => addresses ?? [])
      // An address of the link alone means nothing without the name of its interface, which no browser takes.
      .filter(({ internal, address }) => !internal && !/^(?:fe[89ab]|169\.254\.)/i.test(address))
      .sort((a, b) => a.family.localeCompare(b.family))
      .map(({ address, family }) => `${scheme}://${family === "IPv6" ? `[${address}]` : address}:${port}`)
  );
}
