import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

const LOOPBACK = '127.0.0.1';

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export async function isBusy(port: number): Promise<boolean> {
  return (await Promise.all([answers(LOOPBACK, port), answers('::1', port)])).includes(true);
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
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
