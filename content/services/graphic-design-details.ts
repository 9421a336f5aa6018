import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('graphic-design-details', {
  title: 'Graphic design',
  icon: 'graphic-design',
  desc: 'Brand kits, legal artwork for packs, print files and interfaces.',
  listing: {
    page: 'services',
    group: 'built-for-you',
    when: 'The printer sends your file back, or the carton has the wrong shade.',
  },
  meta: {
    title: 'Graphic design for brand, print, packaging and UI',
    description:
      'Logo and brand kits, press-ready files, packaging with Indian label declarations, exhibition panels, social templates and UI kits: sizes, files, rights and rounds.',
  },
  banner: {
    heading: 'Graphic design: artwork that printers and developers can use',
    lead: 'Brand kits, packaging, brochures and interface kits are checked for print and code before you get them. Editable source files and clear rights are included.',
    firstStep:
      'your logo files, just as they are, in five minutes. A list says which of them a printer or developer still lacks, before any order.',
    tone: 'sand',
    picture: {
      name: 'service-graphic-design',
      alt: 'Artwork sheet for a spice carton: dieline with 3 mm bleed, barcode beginning 890, veg mark, and the month of packing marked as missing.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'How we work',
      lead: 'For brand owners whose printer sends files back, and for developers who get half a screen. For one festival post a template is enough.',
      blocks: [
        { type: 'evidence', ...evidence.proofCheck },
        {
          type: 'text',
          paragraphs: [
            'We ask first: the carton maker for his dieline, the printer for the colour profile, the developer for his list of components. Otherwise 40,000 cartons may carry the net quantity under a flap, so you fold a white mock-up before you see the first colour.',
          ],
        },
        {
          type: 'list',
          title: 'What no designer can change',
          items: [
            'A screen shows colours that ink cannot print',
            'Fonts and stock pictures keep their own licences',
            'The brand owner answers for the legal text on a pack; we answer for setting it as approved',
          ],
        },
        {
          type: 'table',
          id: 'plan',
          caption: 'From the first talk to the print file',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            [
              'Requirements',
              'One approver; the address of printer or developer',
              'Their limits are on one page',
            ],
            ['Concepts', 'The approver chooses', 'One direction is left'],
            ['Rounds', 'All comments together, on the proof', 'The last comment is answered'],
            ['Proof', 'Regulatory person, panel by panel', 'No line of the check is open'],
          ],
        },
        { type: 'call', text: 'Which of your logo files a printer still lacks' },
        {
          type: 'table',
          folded: true,
          id: 'jobs',
          caption: 'Common jobs, their sizes, and the files that you receive',
          columns: ['Job', 'Size or basis', 'You receive'],
          rows: [
            [
              'Visiting card',
              '90 × 54 mm, as common in India, plus 3 mm bleed',
              'PDF/X and editable source; one card per person from your list',
            ],
            ['Letterhead', 'A4', 'Print PDF and a Word template'],
            [
              'Brochure',
              'Folded from the printer’s sheet, pages in fours',
              'Print PDF, small PDF for email, linked pictures',
            ],
            ['Standee', 'Visible area of your stand', 'Print PDF at stated scale, text kept high'],
            [
              'Exhibition backdrop',
              'Panel plan of the stall contractor',
              'One file per panel, with overlaps',
            ],
            [
              'Packaging artwork',
              'Carton maker’s dieline',
              'Layered source, PDF/X, mock-up and signed proof',
            ],
            [
              'Social template set',
              'Sizes of the platforms that you use',
              'Editable templates with fixed logo and fonts',
            ],
            [
              'UI kit',
              'Components of your product',
              'Figma library, design tokens, notes on behaviour',
            ],
          ],
        },
      ],
    },
    {
      id: 'design-work',
      heading: 'What we design',
      lead: 'Each item says what you receive and what we need from you.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Brand kit and logo',
              content: [
                'Printers and agencies stop asking you. The kit is a short document with logo, colours, fonts and rules, and each value in it can be copied.',
              ],
              points: [
                'Logo versions: primary, stacked, one colour and favicon, with clear space and minimum size',
                'Colours in HEX, RGB, CMYK and Pantone, and which pairs may carry text',
                'Fonts with their licence, for print, web and office, in Devanagari too if needed',
                'Tone of voice with sample sentences, and examples of wrong use',
                'Source files as AI, SVG, EPS and PDF, in addition to PNG',
              ],
            },
            {
              title: 'Press-ready files',
              content: [
                'We check as the printer would. Colours are CMYK or named spot colours, pictures have 300 dpi at final size, bleed is 3 mm and the safe zone 3 to 5 mm. Small black text uses black ink only, large areas a rich black; overprint is checked, fonts are outlined, and we export PDF/X-1a or X-4.',
              ],
            },
            {
              title: 'Packaging: structure and barcode',
              content: [
                'The mock-up shows the panel on the shelf. We work on the carton maker’s real dieline. The GS1 barcode starts with 890 for Indian companies; it gets a quiet zone (empty margin) and enough contrast. Varnish, foil and windows are on separate, named layers.',
              ],
            },
            {
              title: 'Packaging: legal declarations',
              content: [
                'Your regulatory person fills in a checklist. We set the text from it. Rules change, so it has a date.',
              ],
              points: [
                'Legal Metrology: name and address, net quantity, MRP inclusive of taxes, unit sale price, month and year, consumer care',
                'Country of origin for imports',
                'Food: FSSAI number and logo, veg or non-veg mark, ingredients, allergens, nutrition, batch, best before',
                'Cosmetics: declarations under the cosmetics rules, from your regulatory person',
                'Plastic packs: thickness, recycling and EPR marks',
                'Free space for the batch printer, in a colour that its ink shows on',
              ],
            },
            {
              title: 'Brochures and product catalogues',
              content: [
                '300 items need clean data first. Codes, sizes and packing come by file from your item master; change a value there, and the page follows. Pages are planned in fours for the press, with an index by code and by use, and a small PDF for the sales team’s phones.',
              ],
            },
            {
              title: 'Exhibition stalls and standees',
              content: [
                'Visitors read from three distances. The name from far away, one sentence from five metres, details from one: each has its own height and letter size. The lower part of a standee is often hidden, so it stays empty. We draw on the contractor’s panel plan and keep faces and figures away from the joints.',
              ],
            },
            {
              title: 'Social media templates',
              content: [
                'Your staff post without a designer. Logo and fonts are fixed, picture and text are free; one set covers offers, notices, vacancies, festivals and products. Text stays clear of the buttons of the apps, and a person who reads Hindi sets the Hindi version.',
              ],
            },
            {
              title: 'UI kits for apps and websites',
              content: [
                'Every state is drawn: normal, hover, focus, disabled, error, empty. Components come from design tokens (named values) for colour, type and space on an 8-point grid. Text contrast is at least 4.5:1, touch targets at least 24 by 24 pixels, as WCAG 2.2 requires. Notes in Figma say what happens with long names or missing pictures.',
              ],
            },
            {
              title: 'Rights to logos, fonts and pictures',
              content: [
                'Have a name searched first. The Trade Marks Act, 1999 protects an earlier similar mark in your classes. Fonts and stock pictures are licensed in your name, and the artwork is yours after full payment.',
              ],
            },
            {
              title: 'Proofs, rounds and approval',
              content: [
                'One person sends all comments together. That is one round; the quotation says how many are included, and the days for each. The last proof is checked panel by panel, on paper for packaging. The printed file is stored under the number on the pack, so a reprint uses the right version.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Files, rights and colours: before you order',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Which files do we get?',
              answer:
                'Editable source (AI, PSD or Figma), SVG, PDF/X for print and PNG. Fonts and stock pictures come with their licence papers, because we may not pass on every font file.',
            },
            {
              question: 'Is the logo ours to register?',
              answer:
                'Search and assignment come first. A trade mark search shows whether name and sign are free in your classes, and a written assignment transfers the copyright on full payment. A trade mark agent or lawyer files the application.',
            },
            {
              question: 'Was AI used, and may we use the result?',
              answer:
                'We name the tool for each picture that was made with AI. In India the copyright in purely machine-made images is not settled. For a logo or pack that you want to protect, choose work drawn by a person.',
            },
            {
              question: 'What must a food or cosmetic pack carry?',
              answer:
                'Retail packs need the Legal Metrology declarations, such as net quantity, MRP and consumer care. Food also needs the FSSAI details, ingredients, allergens and nutrition. Cosmetics have their own rules.',
            },
            {
              question: 'How many options and rounds are included?',
              answer:
                'One approver saves most. Rounds and concepts are agreed for each job, with the price of an extra one; a logo needs more than a standee.',
            },
            {
              question: 'Why do colours change in print?',
              answer:
                'A screen mixes light (RGB), a press mixes ink (CMYK). So approve a contract proof or a Pantone swatch. If the print differs from the approved proof, the printer usually answers for it. A mistake that the proof already shows is usually paid by you.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'You need one approver, and for a pack the person who answers for its legal text. Printing starts after the last proof, since a mistake found later costs a new print run.',
  related: {
    services: ['digital-marketing-details'],
    courses: ['digital-marketing-details'],
    posts: [2],
  },
  call: {
    heading: 'Your next print job, from files that the printer accepts',
  },
});
