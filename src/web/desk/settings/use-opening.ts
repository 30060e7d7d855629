// What is in the way of opening: looked up when the page is opened, when somebody asks, and by itself every minute.
import { useEffect } from 'react';
import { call } from '../../state/api/call.ts';
import { useRead } from '../staff/use-read.ts';

const againAfterMs = 60_000;

export function useOpening() {
  const read = useRead((signal) => call('GET /api/admin/settings/opening', {}, { signal }));
  const { reload } = read;
  useEffect(() => {
    const timer = setInterval(reload, againAfterMs);
    return () => clearInterval(timer);
  });
  return read;
}
