import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { company } from '../../shared/company/company.ts';
import { colour } from '../../shared/company/palette.ts';
import { staffPath } from '../../shared/staff/staff.ts';
import { outFolder } from '../pages/output-address.ts';
import type { SiteContext } from '../pages/site-context.ts';

type StaffScript = { entry: string; styles: readonly string[] };

/**
 * An empty frame for the staff script.
 * @throws if the script is not built
 */
export function StaffPage({ site }: { site: SiteContext }): ReactElement {
  const { entry, styles } = readScript();
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${company.name} staff`}</title>
        <meta name="robots" content="noindex, nofollow" />
        <link rel="canonical" href={site.origin + staffPath} />
        <meta name="theme-color" content={colour('ink').value} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={site.fonts.display} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={site.fonts.text} as="font" type="font/woff2" crossOrigin="anonymous" />
        <style data-page=""></style>
        {styles.map((file) => (
          <link key={file} rel="stylesheet" href={`/${file}`} />
        ))}
        <script type="module" src={`/${entry}`} />
      </head>
      <body className="staff">
        <div id="staff">
          <noscript>
            <main className="st-card">
              <h1>{company.name} staff</h1>
              <p>This page needs JavaScript. The pages for visitors work without it.</p>
            </main>
          </noscript>
        </div>
      </body>
    </html>
  );
}

function readScript(): StaffScript {
  const list = join(outFolder, '_server/staff-script.json');
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as StaffScript;
  } catch (cause) {
    throw new Error(`${list} is missing: "npm run build" makes it before the pages.`, { cause });
  }
}
