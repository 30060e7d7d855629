// Passwords as they are stored: Argon2id at OWASP's figures, worked out away from the event loop.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagLength = 32;

/** Each takes its memory and a thread: a crowd that signs in must leave threads for files and pictures. */
const atOnce = 2;
const mostWaiting = 200;

export class TooManyPasswords extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw new TooManyPasswords('Too many passwords wait to be checked.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(saltBytes);
    const tag = await derive('argon2id', { message: plain(password), nonce: salt, tagLength, ...cost });
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${withoutPadding(salt)}$${withoutPadding(tag)}`;
  });
}

const stored = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

/** By the figures it was made with: they may be raised without locking anyone out. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = stored.exec(hash) ?? [];
  if (memory === undefined) return Promise.resolve(false);
  const expected = Buffer.from(tag, 'base64');
  return inTurn(async () => {
    const given = await derive('argon2id', {
      message: plain(password),
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.byteLength,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    });
    return timingSafeEqual(given, expected);
  });
}

/** The same letters typed on another keyboard are the same password. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

function withoutPadding(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
