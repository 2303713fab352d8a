import { routes as routesOf } from '../../server/routes.ts';
import type { Services } from '../../server/services.ts';

/** The rows of the route table, to read: without services no handler of them can run. */
export const routes = routesOf({} as Services);
