import type { SearchHit } from '../contract/search.ts';

/**
 * One search result. The server copies and fills an empty one by `data-field`; `readResults` reads it back.
 */
export function SearchResult({ path, title, section, summary }: SearchHit) {
  return (
    <li className="nl-search-result">
      <p className="nl-search-result__section" data-field="section">
        {section}
      </p>
      <a className="nl-search-result__link" href={path} data-field="title">
        {title}
      </a>
      <p className="nl-search-result__summary" data-field="summary">
        {summary}
      </p>
    </li>
  );
}
