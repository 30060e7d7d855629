// Firefox as Debian packages it. It hears WebDriver's commands by itself, over a socket, as `[0, id, command, parameters]`
// behind the length of that; the driver others put in front of it is in no package.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';

export async function openFirefox(width: number, height: number): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-firefox-'));
  await writeFile(join(profile, 'user.js'), "user_pref('marionette.port', 0);\n");
  const program = spawn(
    'firefox-esr',
    ['--marionette', '--remote-allow-system-access', '--headless', '--no-remote', '--profile', profile],
    {
      stdio: 'ignore',
    },
  );
  const socket = await connectTo(join(profile, 'MarionetteActivePort'));
  const send = sendBy(socket);
  await send('WebDriver:NewSession', {});
  await send('WebDriver:SetWindowRect', { width, height });
  return {
    name: 'Firefox',
    async send(command, parameters = {}) {
      const answer = await send(`WebDriver:${command}`, { sandbox: null, ...parameters });
      return answerValue(answer);
    },
    async close(origin) {
      await send('Marionette:SetContext', { value: 'chrome' });
      const answer = await send('WebDriver:ExecuteScript', { script: listErrors, args: [origin] });
      await send('Marionette:SetContext', { value: 'content' });
      const errors = answerValue(answer);
      socket.destroy();
      program.kill('SIGKILL');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      return Array.isArray(errors) ? errors.map(String) : [String(errors)];
    },
  };
}

/** What the browser's own console lists of pages: failures and refusals of the engine, and what scripts said of them. */
const listErrors = `
  const [origin] = arguments;
  const failures = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag))
    .filter(({ sourceName, errorMessage }) => (sourceName + errorMessage).includes(origin))
    .map(({ errorMessage, sourceName }) => errorMessage + ' (' + sourceName + ')');
  const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
  const words = storage.getEvents()
    .filter(({ level, filename }) => level === 'error' && filename.includes(origin))
    .map((event) => event.arguments.join(' '));
  return [...failures, ...words];
`;

const answerValue = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;

/** It writes down where it listens once it does. */
async function connectTo(file: string): Promise<Socket> {
  for (let tries = 0; ; tries++) {
    const port = Number(await readFile(file, 'utf8').catch(() => 0));
    if (port > 0) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }
    if (tries === 300) throw new Error('Firefox does not listen');
    await pause(100);
  }
}

type Answer = [type: number, id: number, error: { message: string } | null, value: unknown];

function sendBy(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let id = 0;
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.subarray(0, colon).toString());
      if (colon < 0 || bytes.length < end) return;
      const message: Answer = JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
      // The first thing it says is what it is.
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  return async (command: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> => {
    id += 1;
    const message = JSON.stringify([0, id, command, parameters]);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, value] = await answered;
    if (error) throw new Error(`${command}: ${error.message}`);
    return value;
  };
}
