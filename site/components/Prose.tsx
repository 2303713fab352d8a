/** Running text that came from Markdown. `html` is the build's own output, in which authors' HTML is inert. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
