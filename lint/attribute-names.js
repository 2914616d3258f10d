/** React's names for SVG's attributes; preact/compat's own list. */
const REACT_ONLY =
  /^(accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/;

/** The server writes most attributes as they stand (docs/decisions/0004), so they have the DOM's names. */
export const attributeNames = {
  create: (context) => ({
    'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute'({ name }) {
      if (!REACT_ONLY.test(name.name)) return;
      const own = name.name.replace(/[A-Z]/g, '-$&').toLowerCase();
      context.report({ node: name, message: `Write '${own}': the server sends the name as it stands.` });
    },
  }),
};
