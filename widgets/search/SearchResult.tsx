import { type SearchHit, searchMessages } from '../../shared/search/search.ts';

/** The server copies an empty one and fills it by `data-field` and `data-others`; `readResults` reads it back. */
export function SearchResult({ path, title, section, summary, others = [] }: SearchHit) {
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
      <div className="nl-search-result__others" hidden={others.length === 0}>
        {searchMessages.others}
        <ul className="nl-search-result__cities" data-others="">
          {others.map((other) => (
            <li key={other.path}>
              <a href={other.path}>{other.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
