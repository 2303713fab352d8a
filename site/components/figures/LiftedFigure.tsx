import type { ReactNode } from 'react';

const diagram = /<figure([^>]*) class="prose-diagram">([\s\S]*?)<\/figure>/;
const narrowOne = /<svg[^>]* class="prose-diagram__narrow">[\s\S]*?<\/svg>/;
const caption = /<figcaption>([\s\S]*?)<\/figcaption>/;

type Lifted = { figure: ReactNode; text: string };

/**
 * The first diagram of a text, which a wide screen shows at the top of its page; undefined if there is none. `text`: there
 * a line leads up to the diagram; a narrow screen and paper show it in its place.
 */
export function liftedFigure(html: string): Lifted | undefined {
  const [whole, attributes = '', inside = ''] = diagram.exec(html) ?? [];
  if (!whole) return undefined;
  const title = caption.exec(inside)?.[1];
  const up = `<p class="small drawn-above">Drawn at the top: <a href="#drawing">${title}</a></p>`;
  const here = `<figure${attributes} class="prose-diagram drawn-here">${inside}</figure>`;
  return {
    figure: (
      <figure
        className="prose-diagram lifted-figure"
        id="drawing"
        data-illustrative={attributes.includes('data-illustrative') ? '' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output
        dangerouslySetInnerHTML={{ __html: inside.replace(narrowOne, '') }}
      />
    ),
    // A function, as a title may hold “$&”.
    text: html.replace(diagram, () => up + here),
  };
}
