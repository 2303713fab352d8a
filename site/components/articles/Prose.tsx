/** `html` is build output, in which authors' HTML is escaped. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
