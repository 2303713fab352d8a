import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { otherOrigins } from '../../../server/settings/other-origins.ts';
import { readSettings, SettingsError } from '../../../server/settings/read-settings.ts';
import { otherScripts } from '../../../site/build/other-scripts.ts';
import { consentWording } from '../../../site/components/frame/consent-wording.ts';
import { Page } from '../../../site/components/frame/Page.tsx';
import { siteContext } from '../../support/tiny-site.ts';

const settings = {
  ANALYTICS_SCRIPT_URL: 'https://a.example/x.js',
  TRACKING_SCRIPT_URL: '/tracking.js',
  ANALYTICS_ORIGINS: 'https://*.data.example, https://a.example',
};

const page = (env: Record<string, string>) =>
  renderToStaticMarkup(
    Page({
      page: {
        path: '/a',
        title: 'A',
        description: 'About a',
        indexable: true,
        site: { ...siteContext([]), otherScripts: otherScripts(env) },
      },
      children: 'Text',
    }) as never,
  );

test('a page has the question only where a script of others is set', () => {
  expect(page({})).not.toContain('data-consent');
  expect(page({ ANALYTICS_ORIGINS: 'https://a.example' })).not.toContain('data-consent');
  const asking = page(settings);
  expect(asking).toContain('data-analytics="https://a.example/x.js"');
  expect(asking).toContain('data-tracking="/tracking.js"');
  expect(asking).toContain('analytics and visitor tracking (a.example and *.data.example)');
});

test('build and server take the same addresses, and refuse the same', () => {
  for (const wrong of [
    'javascript:alert(1)',
    '//elsewhere.example/x.js',
    'a.example/x.js',
    'https://me:secret@a.example/x.js',
  ]) {
    expect(() => otherScripts({ TRACKING_SCRIPT_URL: wrong }), wrong).toThrow('TRACKING_SCRIPT_URL');
    expect(() => readSettings({ TRACKING_SCRIPT_URL: wrong }), wrong).toThrow(SettingsError);
  }
  expect(otherScripts({ ANALYTICS_SCRIPT_URL: ' ' })).toBeUndefined();
  expect(otherOrigins(readSettings({ ANALYTICS_SCRIPT_URL: ' ' }))).toBeUndefined();
});

test('the policy names the scripts’ own origins and those of ANALYTICS_ORIGINS, each once; none while there is no script', () => {
  expect(otherOrigins(readSettings(settings))).toEqual(['https://a.example', 'https://*.data.example']);
  expect(otherOrigins(readSettings({ ANALYTICS_ORIGINS: 'https://a.example' }))).toBeUndefined();
  expect(otherOrigins(readSettings({ ANALYTICS_SCRIPT_URL: '/analytics.js' }))).toEqual([]);
});

describe('the id of the question', () => {
  const id = (env: Record<string, string>) => {
    const scripts = otherScripts(env);
    return scripts && consentWording(scripts).id;
  };

  test('changes with a script, a kind and a host, so that each is asked about anew', () => {
    const ids = [
      id(settings),
      id({ ...settings, TRACKING_SCRIPT_URL: '' }),
      id({ ...settings, ANALYTICS_SCRIPT_URL: 'https://b.example/x.js' }),
      id({ ...settings, ANALYTICS_ORIGINS: '' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(id(settings)).toBe(ids[0]);
  });
});
