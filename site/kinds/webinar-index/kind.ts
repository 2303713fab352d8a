import { exactly, type Kind } from '../../schema/kind.ts';
import { resourceIndex } from '../../schema/shared-schemas.ts';

export const webinarIndex = {
  name: 'webinar-index',
  matches: exactly('/resources/webinars'),
  crumb: 'Webinars',
  ...resourceIndex,
} as const satisfies Kind;
