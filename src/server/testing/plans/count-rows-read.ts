// How many rows the database looks at for a call: what must not grow with a shop's past.
import { type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Each statement is explained and undone before it is run: the very statement of the call is measured. */
export async function countRowsRead(
  queries: Queries,
  work: (queries: Queries) => Promise<unknown>,
): Promise<number> {
  let read = 0;
  await work(
    explaining(queries, (plan) => {
      read += rowsOf(plan);
    }),
  );
  return read;
}

function explaining<Target extends Queries | Transaction>(
  queries: Target,
  tell: (plan: PlanNode) => void,
): Target {
  return new Proxy(queries, {
    get: (target, name) => {
      if (name === 'execute')
        return async (statement: SQL) => {
          await explain(target, statement, tell);
          return target.execute(statement);
        };
      if (name === 'select')
        return (...columns: readonly unknown[]) => {
          const query: object = Reflect.apply(target.select, target, columns);
          return explainingQuery(query, (built) => explain(target, built.getSQL(), tell));
        };
      if (name === 'transaction')
        return (work: (tx: Transaction) => Promise<unknown>) =>
          target.transaction((tx) => work(explaining(tx, tell)));
      return Reflect.get(target, name);
    },
  });
}

interface BuiltQuery extends PromiseLike<unknown> {
  readonly getSQL: () => SQL;
}

const isBuilt = (value: object): value is BuiltQuery => 'then' in value && 'getSQL' in value;

/** A statement that is built call by call is explained when it is waited for. */
function explainingQuery<T extends object>(
  builder: T,
  explainFirst: (query: BuiltQuery) => Promise<void>,
): T {
  return new Proxy(builder, {
    get: (target, name) => {
      if (name === 'then' && isBuilt(target))
        return (...then: Parameters<PromiseLike<unknown>['then']>) =>
          explainFirst(target)
            .then(() => target)
            .then(...then);
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        const next: unknown = value.apply(target, parameters);
        const isQuery = typeof next === 'object' && next !== null && ('from' in next || isBuilt(next));
        return isQuery ? explainingQuery(next, explainFirst) : next;
      };
    },
  });
}

async function explain(
  queries: Queries | Transaction,
  statement: SQL,
  tell: (plan: PlanNode) => void,
): Promise<void> {
  const undone = new Error('undone');
  const explained = queries.transaction(async (tx) => {
    const { rows } = await tx.execute<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${statement}`,
    );
    for (const row of rows) tell(row['QUERY PLAN'][0].Plan);
    throw undone;
  });
  await explained.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

function rowsOf(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0);
  if (!node['Node Type'].includes('Scan')) return below;
  const looked =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + looked * node['Actual Loops'];
}
