import { routes as routesOf } from '../../server/routes.ts';
import type { Services } from '../../server/services.ts';

/** The route table, read-only: without services no handler can run. */
export const routes = routesOf({} as Services);
