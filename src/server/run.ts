// Starts the shop, says where it is, and leaves nothing behind when told to stop.
import { knownAccountsLine } from './catalogue/demo-shop.ts';
import { readConfiguration } from './configuration/configuration.ts';
import { createLog } from './logging/log.ts';
import { startServer } from './server.ts';
import { giveUp, say, step } from './terminal.ts';

async function run(): Promise<void> {
  const config = readConfiguration(process.env);
  const log = createLog(config.LOG_LEVEL);
  // Nobody waited for it, so nobody is hurt by it but whoever asked: a mistake of ours, and no reason to close the shop.
  process.on('unhandledRejection', (error) =>
    log.error({ event: 'process.unhandled', err: error }, 'a failure nobody waited for'),
  );
  const server = await startServer(config, step, log);
  say(`\n  Vitrine is open at ${server.origin}\n`);
  if (server.hasKnownAccounts) say(`  ${knownAccountsLine}\n`);
  say(
    `  The desk, for whoever works here, is at ${server.origin}/desk: sign in at ${server.origin}/login?to=/desk.\n`,
  );
  if (server.hasOutbox) say(`  No email leaves: what it would say is at ${server.origin}/outbox.\n`);
  let leaving = false;
  const leave = async () => {
    if (leaving) process.exit(1);
    leaving = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  // The channel to whoever started us closes when they are killed outright.
  if (process.channel) process.once('disconnect', leave);
}

run().catch(giveUp);
