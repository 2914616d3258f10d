/** What can be added to a page and has no sign in the toolbar: how it is written, by what it is called. */
export const PARTS_TO_ADD: Record<string, string> = {
  Section: '## A new section',
  Steps: ':::steps\n1. First\n\n   What is to be done.\n\n2. Then\n\n   What comes after it.\n:::',
  Timeline: ':::timeline\n- At first\n\n  What tends to happen.\n:::',
  Terms: ':::terms\n- A word\n\n  What it means.\n:::',
  'Table with a caption': ':::table[What it shows]\n| | One | Other |\n| - | - | - |\n| First | | |\n:::',
  Bars: ':::bars\n| | You pay | The plan pays |\n| - | - | - |\n| First visit | 20 | 80 |\n:::',
};
