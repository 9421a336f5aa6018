import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

const LOOPBACK = '127.0.0.1';

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

/** @param what as in «Port 3000 for the site is busy» */
export async function freePort(wanted: number, what: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (!(await isBusy(port))) return port;
    console.log(`Port ${port} for ${what} is busy, trying ${port + 1}.`);
  }
  throw new Error(`No port from ${wanted} to ${wanted + 99} is free for ${what}.`);
}

/** On the loopback address. @param port 0 takes any free one */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
