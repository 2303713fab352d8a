/** Running text that came from Markdown. `html` is the build's own output, in which authors' HTML is inert. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
