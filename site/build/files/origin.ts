import { company } from '../../../shared/company/company.ts';
import { tidyOrigin } from '../../../shared/tidy-setting.ts';
import { SettingProblem } from './setting-problem.ts';

/**
 * `SITE_ORIGIN`, by default the company's.
 * @throws SettingProblem if it is not an http(s) origin
 */
export const siteOrigin = (setting = process.env.SITE_ORIGIN): string =>
  originIn('SITE_ORIGIN', setting, 'https://www.company.example') ?? company.origin;

/**
 * `API_ORIGIN`: where the server is, for pages on a static host; undefined where one server sends both.
 * @throws SettingProblem if it is not an http(s) origin
 */
export const apiOrigin = (setting = process.env.API_ORIGIN): string | undefined =>
  originIn('API_ORIGIN', setting, 'https://api.company.example');

function originIn(name: string, setting: string | undefined, example: string): string | undefined {
  if (!setting?.trim()) return undefined;
  const origin = tidyOrigin(setting);
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith('http'))
    throw new SettingProblem(name, setting, 'a scheme and a host without a path', example);
  return origin;
}
