// Addresses of what is loaded at run time. The site's build knows the hashed names; all lie in one folder with the
// scripts.

declare const __WINGSPAN_ASSETS__: Readonly<Record<'style' | 'engine' | 'views' | 'panelModule' | 'panelWasm', string>>;

export const asset = (name: keyof typeof __WINGSPAN_ASSETS__): URL => new URL(__WINGSPAN_ASSETS__[name], import.meta.url);
