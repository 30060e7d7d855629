// Databases of a test server: made, named and dropped.
import pg from 'pg';

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/**
 * Ends who is still connected. `with (force)` is refused while the server itself cleans up in there, which is the
 * superuser's; without it the server makes way.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(
    serverUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
  );
  await onServer(serverUrl, `drop database ${name}`);
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
