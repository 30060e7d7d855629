// WebKit as Debian packages it, with the driver that comes with it. It draws on a screen, so it is given one in memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command, Engine } from './engine.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';

type Parameters = Readonly<Record<string, unknown>>;

/** Where the driver takes each command, and what it wants to be told. */
const calls: Readonly<Record<Command, (given: Parameters) => [path: string, body: Parameters | null]>> = {
  Navigate: (given) => ['/url', given],
  FindElement: (given) => ['/element', given],
  ElementClick: ({ id }) => [`/element/${id}/click`, {}],
  ElementSendKeys: ({ id, text }) => [`/element/${id}/value`, { text }],
  ExecuteScript: (given) => ['/execute/sync', given],
  SwitchToFrame: ({ element: id }) => ['/frame', { id: id === undefined ? null : { [element]: id } }],
  SetWindowRect: (given) => ['/window/rect', given],
  TakeScreenshot: () => ['/screenshot', null],
};

export async function openWebkit(width: number, height: number): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It says which number it found free once it can be drawn on.
  const [screen] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const ask = askAt(`http://127.0.0.1:${port}`);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // The browser's own sandbox needs what a container does not give.
    env: {
      ...process.env,
      DISPLAY: `:${String(screen).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GDK_BACKEND: 'x11',
    },
    stdio: 'ignore',
  });
  const opened = await openSession(ask);
  const send: Engine['send'] = async (command, parameters = {}) => {
    const [path, body] = calls[command](parameters);
    const value = await ask(`/session/${opened}${path}`, body);
    if (command === 'Navigate') await send('ExecuteScript', { script: watchErrors, args: [] });
    return value;
  };
  await send('SetWindowRect', { x: 0, y: 0, width, height });
  return {
    name: 'WebKit',
    send,
    async close() {
      const errors = await send('ExecuteScript', { script: readErrors, args: [] });
      await ask(`/session/${opened}`, null, 'DELETE');
      driver.kill('SIGKILL');
      display.kill('SIGKILL');
      return Array.isArray(errors) ? errors.map(String) : [String(errors)];
    },
  };
}

/**
 * WebKit's driver tells nothing of its console. What is complained of from when a page has come is written down by the
 * page itself; what fails before that keeps it from coming to life, which is seen.
 */
const watchErrors = `
  const write = (text) =>
    localStorage.setItem('errors', JSON.stringify([...JSON.parse(localStorage.getItem('errors') ?? '[]'), String(text)]));
  addEventListener('error', ({ message, target }) => {
    // Of several sources of a film one that cannot be played is passed over; and sizes that change while they are told
    // are told with the next frame.
    const isNotice = target.localName === 'source' || message?.startsWith('ResizeObserver loop');
    if (!isNotice) write(message ?? 'not loaded: ' + (target.src ?? target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => write(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => write(violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { write(words.join(' ')); error(...words); };
`;
const readErrors = `return JSON.parse(localStorage.getItem('errors') ?? '[]')`;

async function openSession(ask: Ask): Promise<string> {
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
  for (let tries = 0; ; tries++) {
    try {
      const session = await ask('/session', { capabilities: { alwaysMatch: wanted } });
      if (typeof session !== 'object' || session === null || !('sessionId' in session))
        throw new Error(`no session: ${JSON.stringify(session)}`);
      return String(session.sessionId);
    } catch (reason) {
      // It listens a moment after it was started.
      if (tries === 100) throw reason;
      await pause(100);
    }
  }
}

type Ask = (path: string, body: Parameters | null, method?: 'DELETE') => Promise<unknown>;

const askAt =
  (driver: string): Ask =>
  async (path, body, method) => {
    const answer = await fetch(driver + path, {
      method: method ?? (body === null ? 'GET' : 'POST'),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
