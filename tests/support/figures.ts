import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type FigureAnswer, type FigureName, figurePaths } from '../../shared/staff/figures.ts';
import type { RedirectData } from '../../site/redirects/redirect-data.ts';
import { fixtureDist } from './fixture-dist.ts';
import { booking } from './requests.ts';
import type { StaffBrowser, StaffServer } from './staff.ts';

/** 10:00 in Toronto, and the days of that week. */
export const tuesday = Date.parse('2026-11-24T15:00:00Z');
export const week = 'from=2026-11-23&to=2026-11-29';

/**
 * A small site with an old address and two cities.
 * @returns its folder
 */
export function figuresDist(): string {
  const dir = fixtureDist();
  const data: RedirectData = {
    valid: ['/', '/contact-us', '/services/cybersecurity', '/locations/oakville', '/managed-it-services-ajax'],
    posts: [],
    files: [],
    aliases: {},
    legacy: { '/phishing': '/services/cybersecurity' },
  };
  const files = {
    '_server/redirects.json': JSON.stringify({ data, posts: [] }),
    'locations/oakville.html': '<h1>Oakville</h1>',
    'managed-it-services-ajax.html': '<h1>Ajax</h1>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}

export function at(server: StaffServer, moment = tuesday): StaffServer {
  server.pass(moment - server.now());
  return server;
}

export const figure = (browser: StaffBrowser, name: FigureName, query = week): Promise<FigureAnswer> =>
  browser.json('GET', `${figurePaths.table}/${name}?${query}`);

export const rowOf = ({ rows }: FigureAnswer, first: string) => rows.find(([name]) => name === first);

/** @returns the lead's reference */
export async function send(
  server: StaffServer,
  path: string,
  body: object,
  headers?: Record<string, string>,
): Promise<string> {
  const answer = await server.postJson(path, body, headers);
  expect([200, 201, 202]).toContain(answer.status);
  return ((await answer.json()) as { reference?: string }).reference ?? '';
}

let visitors = 0;

/** @returns the lead's reference */
export const request = (server: StaffServer, fields: object = {}, headers?: Record<string, string>) =>
  send(server, '/api/contacts', { ...booking, email: `visitor${++visitors}@visitor.example`, ...fields }, headers);

export const counted = (server: StaffServer, path: string, events: object[]) =>
  send(server, '/api/events', { path, events });
