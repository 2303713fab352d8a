import { keepingPaths } from '../../shared/staff/backups.ts';
import type { Route } from '../http/route.ts';
import { keepingAnswerSchema } from './answer-schemas.ts';
import type { Keeping } from './create-backups.ts';

type Needs = { keeping: Keeping };

export const staffKeeping = ({ keeping }: Needs): readonly Route[] => [
  {
    access: { staff: 'admin' },
    limit: 'staff',
    method: 'GET',
    path: keepingPaths.keeping,
    summary: 'What the nightly work deleted (counts alone), the backups, and what restore tests found.',
    answer: { status: 200, about: 'The newest first.', schema: keepingAnswerSchema },
    handle: async () => ({ status: 200, json: await keeping.read() }),
  },
];
