// The command that lets the first person in at the desk: it prints a link, which works once.
import { parseArgs } from 'node:util';
import { type StaffRole, staffRoles } from '../../domain/desk/verbs.ts';
import { inviteStaff } from '../../shop/desk/staff.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { migratedDatabase } from '../database/ready-database.ts';
import { createLog } from '../logging/log.ts';
import { CommandError, giveUp, say, step } from '../terminal.ts';

async function main(): Promise<void> {
  const { email, role } = readOptions();
  const config = readConfiguration(process.env);
  await using closing = new AsyncDisposableStack();
  const database = await migratedDatabase(config, step, createLog(config.LOG_LEVEL), closing);
  const actor = { kind: 'environment', id: null, name: 'command line', address: 'this machine' } as const;
  const { secret, expiresAt } = await inviteStaff(database.shop, actor, { email, role, now: Date.now() });
  const url = new URL('/desk/join', config.ORIGIN ?? `http://localhost:${config.PORT}`);
  url.searchParams.set('token', secret);
  say(
    `\n  ${email} joins the desk as ${role} by this link, once, until ${expiresAt.toISOString()}:\n\n  ${url}\n`,
  );
}

function readOptions(): { readonly email: string; readonly role: StaffRole } {
  const { positionals, values } = parse();
  const [verb, email = ''] = positionals;
  const role = staffRoles.find((known) => known === values.role);
  if (verb !== 'invite' || !/^[^@\s]+@[^@\s]+$/.test(email) || role === undefined || positionals.length > 2)
    throw new CommandError(
      `Choose npm run staff -- invite you@shop.example [--role ${staffRoles.join('|')}].`,
    );
  return { email, role };
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
