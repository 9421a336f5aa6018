import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** Whether a port of this machine is in use, over IPv4 or IPv6. */
export async function isBusy(port: number): Promise<boolean> {
  const answers = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port });
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
  return (await Promise.all([answers(LOOPBACK), answers('::1')])).includes(true);
}

/**
 * The first free port of this machine from the wanted one on. Prints each busy one.
 *
 * @param what purpose of the port, as in «Port 3000 for the site is busy»
 */
export async function freePort(wanted: number, what: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (!(await isBusy(port))) return port;
    console.log(`Port ${port} for ${what} is busy, trying ${port + 1}.`);
  }
  throw new Error(`No port from ${wanted} to ${wanted + 99} is free for ${what}.`);
}

/**
 * Makes a server listen on the loopback address only.
 *
 * @param port 0 takes any free port
 * @returns the port
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      // A server that listens on a port has an address of this type, not the path of a socket.
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Closes a server at once, with its open connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
