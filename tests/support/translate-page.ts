import type { Page } from 'playwright';

/** As browsers' translators do: every text, also one that comes later, goes into `font` elements and is changed. */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const skipped = 'script, style, textarea, font font, [translate=no]';
    const translate = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        if (type === 'characterData') translateIn(target.parentNode ?? target);
        else
          for (const node of addedNodes)
            if (node instanceof Text) translate(node);
            else translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
