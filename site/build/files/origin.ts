import { company } from '../../../shared/company/company.ts';
import { tidyOrigin } from '../../../shared/tidy-setting.ts';
import { SettingProblem } from './setting-problem.ts';

/**
 * `SITE_ORIGIN`, by default the company's.
 * @throws if the setting is not an http(s) origin
 */
export function siteOrigin(setting = process.env.SITE_ORIGIN): string {
  if (!setting?.trim()) return company.origin;
  const origin = tidyOrigin(setting);
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new SettingProblem(
      'SITE_ORIGIN',
      setting,
      'a scheme and a host without a path',
      'https://www.company.example',
    );
  return origin;
}
