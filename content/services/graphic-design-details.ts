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
      lead: 'We ask the printer, the carton maker or the developer for their requirements before we start to design.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Many design costs come from corrections. A carton is printed again because the net quantity is under a flap. A banner looks brown because its blue was a screen colour. An app shows an error like a success.',
            'So we collect the requirements first. For a carton it is the maker’s cutting outline (dieline), for print the colour profile, for an app the developer’s component list. Then we design within these limits.',
            'On packaging, your regulatory person approves the legal text, and we are responsible for setting it correctly. The brand owner answers for the declarations by law. The proof has a place for both signatures.',
          ],
        },
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
                'A brand kit is a short document with your logo, colours, fonts and rules. Your staff, printers and agencies can use it without asking you. All values can be copied.',
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
                'We check each file as the printer would. Colours are CMYK or named spot colours, because CMYK inks cannot show neon screen colours. Pictures have 300 dpi at final size. Bleed is 3 mm and the safe zone 3 to 5 mm. Small black text uses black ink only; large black areas use a rich black. Overprint is checked and fonts are outlined. We export PDF/X-1a or X-4, and you sign the proof.',
              ],
            },
            {
              title: 'Packaging: structure and barcode',
              content: [
                'We work on the carton maker’s real dieline. A white mock-up shows which panel faces the customer on the shelf. The GS1 barcode starts with 890 for Indian companies. It gets a quiet zone (empty margin) and enough contrast, and we scan it from the proof. Varnish, foil and windows are on separate, named layers.',
              ],
            },
            {
              title: 'Packaging: legal declarations',
              content: [
                'Your regulatory person fills in and signs a checklist; we set the text from it. Rules change, so the checklist has a date.',
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
                'A catalogue of 300 items needs clean data first. We take codes, sizes and packing by file from your item master. If a value changes, you change it there and the page follows. Pages are planned in fours for the press. You get an index by code and by use, and a small PDF for the sales team’s phones.',
              ],
            },
            {
              title: 'Exhibition stalls and standees',
              content: [
                'Visitors read a stall from three distances: the name from far away, one sentence from five metres, and details from one metre. Each needs its own height and letter size. The lower part of a standee is often hidden, so we keep it empty. We draw on the contractor’s panel plan with sockets, screen and lights, and keep faces and figures away from the joints.',
              ],
            },
            {
              title: 'Social media templates',
              content: [
                'One set covers offers, notices, vacancies, festivals and products. Logo and fonts are fixed; picture and text are free. So your staff can post without a designer. Text stays clear of the areas that the apps cover with buttons. Each picture has an alternative text for blind users. A person who reads Hindi sets the Hindi version.',
              ],
            },
            {
              title: 'UI kits for apps and websites',
              content: [
                'Screens are built from components, and components from design tokens (named values) for colour, type and space on an 8-point grid. We draw every state: normal, hover, focus, disabled, error and empty. Text contrast is at least 4.5:1 and touch targets at least 24 by 24 pixels, as WCAG 2.2 requires. Notes in Figma say what happens with long names or missing pictures.',
              ],
            },
            {
              title: 'Rights to logos, fonts and pictures',
              content: [
                'Before you launch a name, have it searched in the trade marks register in your classes. An earlier similar mark is protected by the Trade Marks Act, 1999. Fonts and stock pictures are licensed in your name. We tell you which pictures were made with AI and with which tool. The artwork is yours after full payment; licensed fonts and stock keep their own terms.',
              ],
            },
            {
              title: 'Proofs, rounds and approval',
              content: [
                'The quotation states how many concepts and correction rounds are included, and the days for each. In one round, one named person from your side sends all comments together, on the proof. You sign the last proof panel by panel, on paper for packaging. The printed file is stored under the number on the pack, so a reprint uses the right version.',
              ],
            },
          ],
        },
        { type: 'call', text: 'Send the files of your logo. We say which ones a printer lacks.' },
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
                'Editable source (AI, PSD or Figma), SVG, PDF/X for print and PNG. If you use another program, tell us before we start. Fonts and stock pictures come with their licence papers, because we may not pass on every font file.',
            },
            {
              question: 'Is the logo ours to register?',
              answer:
                'You need two things. A trade mark search shows whether the name and sign are free in your classes. A written assignment in the contract transfers the copyright to you on full payment. A trade mark agent or lawyer files the application.',
            },
            {
              question: 'Was AI used, and may we use the result?',
              answer:
                'Ask every designer, including us, to disclose it. We name the tool for each picture. In India the copyright in purely machine-made images is not settled. For a logo or pack that you want to protect, choose work drawn by a person.',
            },
            {
              question: 'What must a food or cosmetic pack carry?',
              answer:
                'Retail packs need the Legal Metrology declarations, such as net quantity, MRP and consumer care. Food also needs the FSSAI details, ingredients, allergens and nutrition. Cosmetics have their own rules. The brand owner answers for the text, so your regulatory person must approve it.',
            },
            {
              question: 'How many options and rounds are included?',
              answer:
                'The quotation names both for each job, with the days per round and the price of an extra one. A logo needs more concepts than a standee. Tell us who approves in your company; a single approver saves most rounds.',
            },
            {
              question: 'Why do colours change in print?',
              answer:
                'A screen mixes light (RGB) and a press mixes ink (CMYK), so some bright colours cannot be printed. Approve a contract proof or a Pantone swatch. If the print differs from the signed proof, the printer usually answers for it. A mistake that the signed proof already shows is usually paid by the one who signed.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'The days per round are in the quotation. You need one approver, and for a pack the person who answers for its legal text. Printing starts after you have signed the proof, since a mistake found later costs a new print run.',
  related: {
    services: ['digital-marketing-details', 'web-details'],
    courses: ['digital-marketing-details', 'web-development-details'],
    industries: ['food-beverage', 'fabrication-garments', 'ecommerce', 'leathers'],
    posts: [2, 5],
  },
  scene: {
    after: 'information',
    text: 'A bottle label, a carton and a stall show the same colours when every printer gets the same brand kit.',
  },
  call: {
    heading: 'A check before printing needs two files: your artwork and the dieline',
  },
});
