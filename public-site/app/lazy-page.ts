import type { ComponentType, ReactNode } from 'react';

export interface PageProps {
  params: Record<string, string>;
}

/** A page whose code arrives when it is needed. Once loaded it renders at once, so that hydration finds it. */
export interface LazyPage {
  /** Path of the module below public-site, for the links that preload it. */
  source: string;
  component: ComponentType<PageProps> | null;
  /** What stands around it, where that is not what stands around most pages; it comes with the page. */
  layout: ComponentType<{ children: ReactNode }> | null;
  load(): Promise<ComponentType<PageProps>>;
  /** Parameters that its path does not hold. */
  fixed: Record<string, string>;
}

type PageModule = { default: ComponentType<PageProps>; Layout?: LazyPage['layout'] };

const modules = import.meta.glob<PageModule>(['../pages/**/*-page.tsx', '../pages/not-found.tsx']);

/** The page in `pages/{name}.tsx`, which exports it as its default, and a `Layout` where it has its own; `fixed` tells two pages of one module apart. */
export function lazyPage(name: string, fixed: Record<string, string> = {}): LazyPage {
  const source = `pages/${name}.tsx`;
  const page: LazyPage = {
    source,
    fixed,
    component: null,
    layout: null,
    async load() {
      const module = await modules[`../${source}`]();
      page.layout = module.Layout ?? null;
      return (page.component = module.default);
    },
  };
  return page;
}
