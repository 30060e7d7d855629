// One visitor who asks for as much as they can, on a thread of their own, so that whoever measures is not slowed by it.
import { connect, type Socket } from 'node:net';
import { workerData } from 'node:worker_threads';

export interface Flood {
  readonly port: number;
  /** Where it comes from: its own address, so that limits count it by itself. */
  readonly from: string;
  readonly sockets: number;
  /** Written at once on each socket, again and again. */
  readonly paths: readonly string[];
}

const { port, from, sockets, paths } = workerData as Flood;
const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`).join('');

/** A socket that the shop has had enough of is opened anew. */
function ask(): void {
  let socket: Socket;
  const write = () => {
    if (!socket.destroyed && socket.write(requests)) setTimeout(write, 100);
  };
  socket = connect({ port, host: '127.0.0.1', localAddress: from }, write);
  socket.on('data', () => {}).on('drain', write);
  socket.on('error', () => {}).on('close', () => setTimeout(ask, 50));
}

for (let each = 0; each < sockets; each++) ask();
