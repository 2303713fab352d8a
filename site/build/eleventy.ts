export type Eleventy = {
  addGlobalData(name: string, value: unknown): void;
  addExtension(name: string, options: object): void;
  addTemplateFormats(formats: string): void;
  /** `false` excludes the file. */
  addPreprocessor(
    name: string,
    formats: string,
    change: (data: { page: { inputPath: string } }, text: string) => string | false,
  ): void;
  addPassthroughCopy(map: Record<string, string>): void;
  addTemplate(path: string, content: string | ((data: object) => string | Promise<string>), data?: object): void;
  setFrontMatterParsingOptions(options: { engines: { yaml: () => object } }): void;
  addTransform(
    name: string,
    change: (this: { page: { url: string; outputPath: string } }, html: string) => string,
  ): void;
  setChokidarConfig(options: object): void;
  setWatchJavaScriptDependencies(follow: boolean): void;
  ignores: { add(pattern: string): void };
  setLibrary(name: string, library: object): void;
  on(event: 'eleventy.beforeWatch', listener: (files: readonly string[]) => void): void;
  on(event: 'eleventy.before' | 'eleventy.after', listener: (event: { runMode: string }) => void | Promise<void>): void;
};
