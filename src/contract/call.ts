// What a caller must send to each call of the API and what it gets, told from the schemas. Types alone: the browser
// calls by them, and schemas stay on the server.
import type { z } from 'zod';
import type { operations } from './operations.ts';

type AnyOperation = (typeof operations)[number];
type RouteOf<O extends AnyOperation> = O extends AnyOperation ? `${O['method']} ${O['path']}` : never;

/** Such as `GET /api/product-view/{productId}`. */
export type Route = RouteOf<AnyOperation>;

type Found<R extends Route, O extends AnyOperation = AnyOperation> = O extends AnyOperation
  ? RouteOf<O> extends R
    ? O
    : never
  : never;

/** A path or a query carries text, and numbers written out. */
type Texts<S> = S extends z.ZodType ? { readonly [K in keyof z.input<S>]: z.input<S>[K] | number } : never;

type InputPart<Name extends string, T> = [T] extends [never]
  ? unknown
  : Partial<T> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

type BodyOf<S> = S extends z.ZodType ? z.input<S> : never;

export type CallInput<R extends Route> = InputPart<'params', Texts<NonNullable<Found<R>['params']>>> &
  InputPart<'query', Texts<NonNullable<Found<R>['query']>>> &
  InputPart<'body', BodyOf<NonNullable<Found<R>['body']>>>;

type AnswerOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type CallAnswer<R extends Route> = AnswerOf<NonNullable<Found<R>['answer']>>;
