import { expect, test } from 'vitest';
import { classified, DatabaseUnavailable } from '../../../server/database/unavailable.ts';

const postgresError = (code: string) => Object.assign(new Error('refused'), { code });

test.each(['53100', '57P03', '25P02', 'XX000', 'XX001', '08006'])(
  'PostgreSQL’s %s may be gone at the next try: the visitor reads 503',
  (code) => {
    expect(classified(postgresError(code))).toBeInstanceOf(DatabaseUnavailable);
  },
);

test.each(['23505', '42703', '22P02'])('PostgreSQL’s %s is a fault of ours: no retry helps', (code) => {
  expect(classified(postgresError(code))).not.toBeInstanceOf(DatabaseUnavailable);
});
