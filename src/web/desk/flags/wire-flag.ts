import type { CallAnswer } from '../../../contract/call.ts';

export type WireFlag = CallAnswer<'GET /api/admin/flags'>['content'][number];
