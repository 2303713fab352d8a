import { expect } from 'vitest';
import type { BookedAnswer, TimesAnswer } from '../../shared/appointments/appointments.ts';
import { callPaths } from '../../shared/appointments/call-paths.ts';
import { paths } from '../../shared/http.ts';
import { booking } from './requests.ts';
import type { TestServer } from './server.ts';

type Server = Pick<TestServer, 'postJson' | 'ask'>;

export type CallRequest = { reference: string; token: string };

export const tokenIn = (address: string): string =>
  new URL(address, 'https://any.example').searchParams.get('token') ?? '';

/** A request, with the token with which a time is chosen. */
export async function requestCall(server: Server, fields: object = {}): Promise<CallRequest> {
  const answer = await server.postJson(paths.contacts, { ...booking, ...fields });
  expect(answer.status).toBe(201);
  const { reference, times = '' } = (await answer.json()) as { reference: string; times?: string };
  return { reference, token: tokenIn(times) };
}

export async function timesOf(server: Server, { token }: CallRequest): Promise<TimesAnswer> {
  const answer = await server.ask(`${callPaths.times}?${new URLSearchParams({ token })}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as TimesAnswer;
}

/** ISO 8601, soonest first. */
export const freeTimes = ({ days }: Pick<TimesAnswer, 'days'>): string[] =>
  days.flatMap(({ times }) => times.map(({ at }) => at));

export const book = (server: Server, { token }: CallRequest, at: string): Promise<Response> =>
  server.postJson(callPaths.times, { token, at });

/** @throws unless it is booked */
export async function booked(server: Server, request: CallRequest, at: string): Promise<BookedAnswer> {
  const answer = await book(server, request, at);
  expect(answer.status).toBe(201);
  return (await answer.json()) as BookedAnswer;
}

export const cancel = (server: Server, { token }: CallRequest): Promise<Response> =>
  server.postJson(callPaths.cancel, { token });

/** Lines of a calendar file, unfolded (RFC 5545, 3.1): the value of each first property of a name. */
export function calendarLines(file: string): { all: string[]; value(name: string): string | undefined } {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  const all = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const value = (name: string) =>
    all.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))?.replace(/^[^:]*:/, '');
  return { all, value };
}
