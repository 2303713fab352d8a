import { routes as routesOf } from '../../server/http/routes.ts';
import type { Services } from '../../server/http/services.ts';

/** The rows of the route table, to read: without services no handler of them can run. */
export const routes = routesOf({} as Services);
