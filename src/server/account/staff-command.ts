// The commands of whoever runs the shop's machine: one lets the first person in at the desk by a link, which works once;
// the other takes away what somebody signs in with who has lost it.
import { parseArgs } from 'node:util';
import type { Queries } from '../../database/database.ts';
import { findStaff } from '../../database/queries/desk/staff.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type StaffRole, staffRoles } from '../../domain/desk/verbs.ts';
import { resetFactors } from '../../shop/desk/staff/second-factor.ts';
import { inviteStaff } from '../../shop/desk/staff/staff.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { migratedDatabase } from '../database/ready-database.ts';
import { createLog } from '../logging/log.ts';
import { CommandError, giveUp, say, step } from '../terminal.ts';

async function main(): Promise<void> {
  const { verb, email, role } = readOptions();
  const config = readConfiguration(process.env);
  await using closing = new AsyncDisposableStack();
  const database = await migratedDatabase(config, step, createLog(config.LOG_LEVEL), closing);
  const actor = { kind: 'environment', id: null, name: 'command line', address: 'this machine' } as const;
  if (verb === 'reset') return reset(database.shop, actor, email);
  const { secret, expiresAt } = await inviteStaff(database.shop, actor, { email, role, now: Date.now() });
  const url = new URL('/desk/join', config.ORIGIN ?? `http://localhost:${config.PORT}`);
  url.searchParams.set('token', secret);
  say(
    `\n  ${email} joins the desk as ${role} by this link, once, until ${expiresAt.toISOString()}:\n\n  ${url}\n`,
  );
}

async function reset(queries: Queries, actor: Actor, email: string): Promise<void> {
  const member = (await findStaff(queries)).find((one) => one.email === email.toLowerCase());
  const isReset = member && (await resetFactors(queries, actor, member.id));
  if (!member) throw new CommandError(`Nobody with the address ${email} works at the desk.`);
  say(
    isReset
      ? `\n  ${email} is signed out everywhere, and sets up a new authenticator or passkey at the next sign-in.\n`
      : `\n  ${email} has no authenticator and no passkey.\n`,
  );
}

interface Options {
  readonly verb: 'invite' | 'reset';
  readonly email: string;
  readonly role: StaffRole;
}

function readOptions(): Options {
  const { positionals, values } = parse();
  const [verb, email = ''] = positionals;
  const role = staffRoles.find((known) => known === values.role);
  const isKnown = verb === 'invite' || verb === 'reset';
  if (!isKnown || !/^[^@\s]+@[^@\s]+$/.test(email) || role === undefined || positionals.length > 2)
    throw new CommandError(
      `Choose npm run staff -- invite you@shop.example [--role ${staffRoles.join('|')}], or npm run staff -- reset you@shop.example.`,
    );
  return { verb, email, role };
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { role: { type: 'string', default: 'owner' } } });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`Choose npm run staff -- invite you@shop.example (${reason}).`, { cause });
  }
}

main().then(() => process.exit(0), giveUp);
