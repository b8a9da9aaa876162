// The graphics renderer's name as the browser tells it: by the extension where it has one (Chromium, WebKit), else by the
// usual parameter, which Firefox answers with the real name. It stays on the page.

export function rendererOf(canvas: HTMLCanvasElement): string {
  const gl = canvas.getContext('webgl2'); // the panel's own context, not a second one
  if (!gl) return '';
  const names = /Firefox\//.test(navigator.userAgent) ? null : gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER) ?? '');
}
