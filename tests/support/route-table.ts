import { routes as routesOf } from '../../server/routes.ts';
import type { Services } from '../../server/services.ts';

/** Read-only: without services no handler can run. */
export const routes = routesOf({} as Services);
