import { expect, test, vi } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import { guardProcessor } from './guarded.ts';
import { NoAnswer, type PaymentProcessor, ProcessorDown, ProcessorRefusal } from './payment-processor.ts';

let now = 0;
const patience = { answerMs: 20, listMs: 20, failures: 3, restMs: 1_000, now: () => now };
const never = () => new Promise<never>(() => {});
const failing = (error: Error) => () => Promise.reject(error);

function subject(find: PaymentProcessor['find'] = async () => null) {
  const findMock = vi.fn(find);
  const unused = failing(new Error('not asked for here'));
  const processor: PaymentProcessor = {
    name: 'sandbox',
    create: unused,
    authorise: unused,
    capture: unused,
    void: unused,
    refund: unused,
    find: findMock,
    list: async () => [],
    openPayer: unused,
    keepCard: unused,
    findKeeping: unused,
    listCards: unused,
    deleteCard: unused,
  };
  return { findMock, processor: guardProcessor(processor, patience) };
}

test('who does not answer in time is not waited for, and may have done it', async () => {
  await expect(subject(never).processor.find('a')).rejects.toBeInstanceOf(NoAnswer);
});

test('an error nobody foresaw says nothing of what was done', async () => {
  const { processor } = subject(failing(new TypeError('broken')));
  await expect(processor.find('a')).rejects.toMatchObject({ cause: new TypeError('broken') });
  await expect(processor.find('a')).rejects.toBeInstanceOf(NoAnswer);
});

test('after three failures in a row nobody is asked for a while, then one is', async () => {
  const { findMock, processor } = subject(failing(new NoAnswer('lost')));
  for (let tries = 0; tries < 3; tries++) await expect(processor.find('a')).rejects.toThrow('lost');
  await expect(processor.find('a')).rejects.toBeInstanceOf(ProcessorDown);
  await expect(processor.create({ attemptId: 'a', amount: money(1) })).rejects.toBeInstanceOf(ProcessorDown);
  expect(findMock).toHaveBeenCalledTimes(3);
  now += 1_000;
  findMock.mockResolvedValueOnce(null);
  expect(await processor.find('a')).toBeNull();
  expect(await processor.list(new Date(0), 1)).toEqual([]);
});

test('a refusal is an answer', async () => {
  const { findMock, processor } = subject(failing(new ProcessorRefusal('no')));
  for (let tries = 0; tries < 10; tries++) await expect(processor.find('a')).rejects.toThrow('no');
  expect(findMock).toHaveBeenCalledTimes(10);
});
