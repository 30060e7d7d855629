/** Whom PostgreSQL runs as: it refuses root, so a root start needs an ordinary account. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const existingAccounts = ['postgres', '_postgres', 'vitrine'];

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The options that make a child process run as `account`; nothing when we are an ordinary user already. */
export function identityOf(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

export async function findOrCreateAccount(): Promise<Account> {
  for (const name of existingAccounts) {
    const account = await findAccount(name);
    if (account) return account;
  }
  await createAccount('vitrine');
  const created = await findAccount('vitrine');
  if (created) return created;
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and no system user could be created for it: start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** The account that owns an existing cluster, whoever made it. */
export async function ownerOf(path: string): Promise<Account | undefined> {
  const { uid, gid } = await stat(path);
  return uid === 0 ? undefined : { name: `user ${uid}`, uid, gid };
}

async function findAccount(name: string): Promise<Account | undefined> {
  try {
    const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    const uid = Number(user.stdout);
    return uid > 0 ? { name, uid, gid: Number(group.stdout) } : undefined;
  } catch {
    return undefined;
  }
}

async function createAccount(name: string): Promise<void> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name];
  // Two starts may create it at the same moment, and some systems lack useradd: the look-up after this decides.
  await run('useradd', options, { env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` } }).catch(
    () => {},
  );
}
