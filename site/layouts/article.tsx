import type { ReactNode } from 'react';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { Prose } from '../components/Prose.tsx';
import { SideBySide } from '../components/SideBySide.tsx';
import { Sources } from '../components/Sources.tsx';
import { Takeaways } from '../components/Takeaways.tsx';
import { headingsOf } from '../outputs/headings.ts';
import { articleRecord } from '../seo/article-record.ts';
import type { LayoutProps, PageContext } from './context.ts';

type Piece = {
  metaTitle?: string;
  lead: string;
  updated: string;
  takeaways: string[];
  sources: { title: string; publisher?: string; url: string }[];
};

type ArticleProps = {
  page: PageContext;
  data: Piece;
  content: string;
  published?: string;
  /** Beside the text: what is particular to this kind of piece. */
  side?: ReactNode;
  /** Between the answer and the text. */
  before?: ReactNode;
};

/** A piece to read: the answer first, then the text with its contents beside it. */
function Article({ page, data, content, published, side, before }: ArticleProps) {
  const headings = headingsOf(content);
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[articleRecord(page, data.updated, published)]}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <article className="article">
        <SideBySide
          side={
            <>
              {side}
              {headings.length > 2 && (
                <nav className="article__contents" aria-labelledby="contents">
                  <h2 id="contents" className="article__contents-title">
                    On this page
                  </h2>
                  <ol>
                    {headings.map((heading) => (
                      <li key={heading.id}>
                        <a href={`#${heading.id}`}>{heading.text}</a>
                      </li>
                    ))}
                  </ol>
                </nav>
              )}
            </>
          }
        >
          <Takeaways lines={data.takeaways} />
          {before}
          <Prose html={content} />
        </SideBySide>
      </article>
      <Sources sources={data.sources} />
      <ClosingBand title="Would you like a hand with it?" action="Book Free Consultation" />
    </Page>
  );
}

export function Library({ page, data, content }: LayoutProps<'library'>) {
  return (
    <Article
      page={page}
      data={data}
      content={content}
      side={
        <p>
          <strong>For:</strong> {data.audience}
        </p>
      }
      before={
        data.checklist.length > 0 && (
          <ul className="article__checklist" aria-label="Checklist">
            {data.checklist.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )
      }
    />
  );
}

export function BlogPost({ page, data, content }: LayoutProps<'blog-post'>) {
  return <Article page={page} data={data} content={content} published={data.publishDate} />;
}

export function Guide({ page, data, content }: LayoutProps<'guide'>) {
  const audience = (
    <p>
      <strong>For:</strong> {data.audience}
    </p>
  );
  return <Article page={page} data={data} content={content} side={audience} />;
}

export function Whitepaper({ page, data, content }: LayoutProps<'whitepaper'>) {
  return (
    <Article
      page={page}
      data={data}
      content={content}
      before={<p className="lead article__abstract">{data.abstract}</p>}
    />
  );
}

export function CaseStudy({ page, data, content }: LayoutProps<'case-study'>) {
  const facts = [
    { name: 'Industry', value: data.industry },
    { name: 'Size', value: data.size },
    { name: 'Before', value: data.challenge },
    { name: 'The work', value: data.approach },
    { name: 'After', value: data.outcome },
  ];
  return (
    <Article
      page={page}
      data={data}
      content={content}
      side={
        <>
          {data.illustrative && <p className="article__illustrative">Illustrative story: no such customer exists.</p>}
          <dl className="article__facts">
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    />
  );
}
