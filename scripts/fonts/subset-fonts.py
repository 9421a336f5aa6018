#!/usr/bin/env python3
"""Cuts the two type families to the glyphs and axes that the site uses.

Run from the project's root after `npm ci`, with fontTools and Brotli for Python 3
(Debian: apt-get install python3-fonttools python3-brotli):

    python3 scripts/fonts/subset-fonts.py

It reads the open fonts from @fontsource-variable, adds the rupee sign and the macron letters from
their latin-ext files, and writes app/fonts/*.woff2 with the licences beside them. Hanken Grotesk has
no rupee sign at all: it gets Anek Latin's, scaled to its capitals and matched to its stems.
"""
import copy
import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.varStore import VarStoreInstancer

PACKAGES = Path("tools/art/node_modules/@fontsource-variable")
TARGET = Path("app/fonts")
RUPEE = "₹"
MACRONS = "āĀ"
# Marks of program code, which is set in the system's monospaced face.
CODE_MARKS = "\\^`{}~"
ASCII = "".join(char for char in map(chr, range(0x20, 0x7F)) if char not in CODE_MARKS)
TEXT = ASCII + "\u00a0éè‘’“”–—…×©·•°½" + RUPEE + MACRONS

FAMILIES = {
    "anek-latin": {
        "latin": "anek-latin-latin-standard-normal.woff2",
        "extended": "anek-latin-latin-ext-standard-normal.woff2",
        # One instance: every display text is set narrow and heavy.
        "borrowed": RUPEE + MACRONS,
        "axes": {"wght": 640, "wdth": 87},
    },
    "hanken-grotesk": {
        "latin": "hanken-grotesk-latin-wght-normal.woff2",
        "extended": "hanken-grotesk-latin-ext-wght-normal.woff2",
        "borrowed": MACRONS,
        "axes": {"wght": (400, 640)},
    },
}


def borrow(font: TTFont, donor: TTFont, char: str) -> None:
    """Copies one glyph with its components, metrics and variations from the donor."""
    source = donor.getBestCmap()[ord(char)]
    glyphs = [source, *donor["glyf"][source].getComponentNames(donor["glyf"])]
    for name in glyphs:
        if name in font.getGlyphOrder():
            continue
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"].glyphs[name] = copy.deepcopy(donor["glyf"][name])
        font["hmtx"].metrics[name] = donor["hmtx"].metrics[name]
        font["gvar"].variations[name] = copy.deepcopy(donor["gvar"].variations.get(name, []))
    font["glyf"].glyphOrder = font.getGlyphOrder()
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = source


def stem(font: TTFont) -> int:
    """Width of the capital I, a plain stem in both families, in font units."""
    glyph = font["glyf"]["I"]
    return glyph.xMax - glyph.xMin


def anek_instance(weight: float) -> TTFont:
    """Anek Latin with its rupee sign at one weight and full width."""
    files = PACKAGES / "anek-latin" / "files"
    font = TTFont(files / FAMILIES["anek-latin"]["latin"])
    donor = TTFont(files / FAMILIES["anek-latin"]["extended"])
    font.ensureDecompiled()
    borrow(font, donor, RUPEE)
    del font["HVAR"], font["STAT"]
    return instantiateVariableFont(font, {"wght": weight, "wdth": 100}, inplace=True)


def add_rupee(font: TTFont) -> None:
    """Gives Hanken Grotesk (axis 400 to 640) Anek's rupee sign, lighter and bolder with the axis."""
    heights = {"hanken": 697, "anek": 639}
    scale = heights["hanken"] / heights["anek"] / 2
    ends = [instantiateVariableFont(copy.deepcopy(font), {"wght": w}) for w in (400, 640)]
    outlines = []
    for end in ends:
        wanted = stem(end)
        weight = min(range(300, 801, 20), key=lambda w: abs(stem(anek_instance(w)) * scale - wanted))
        anek = anek_instance(weight)
        name = anek.getBestCmap()[ord(RUPEE)]
        points, contours, flags = anek["glyf"][name].getCoordinates(anek["glyf"])
        outlines.append(([(x * scale, y * scale) for x, y in points], contours, flags,
                         round(anek["hmtx"].metrics[name][0] * scale)))
    (light, contours, flags, advance), (bold, _, _, wide) = outlines
    glyph = copy.deepcopy(font["glyf"]["l"])
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in light])
    glyph.endPtsOfContours, glyph.flags = list(contours), flags
    glyph.numberOfContours = len(contours)
    glyph.recalcBounds(font["glyf"])
    font.setGlyphOrder([*font.getGlyphOrder(), "rupee"])
    font["glyf"].glyphs["rupee"] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics["rupee"] = (advance, glyph.xMin)
    deltas = [(round(b[0] - a[0]), round(b[1] - a[1])) for a, b in zip(light, bold)]
    phantom = [(0, 0), (wide - advance, 0), (0, 0), (0, 0)]
    font["gvar"].variations["rupee"] = [TupleVariation({"wght": (0, 1, 1)}, deltas + phantom)]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(RUPEE)] = "rupee"


def simplify_kerning(font: TTFont) -> None:
    """Gives a font with axes the kerning of its middle weight, in steps of 5 units.

    At the ends of the axis it differs by at most 25 units, 0.4 px in running text. Kerning that
    varies takes 1.5 kB, without which Hanken Grotesk reaches a phone one round trip earlier.
    """
    definitions = font["GDEF"].table
    middle = VarStoreInstancer(definitions.VarStore, font["fvar"].axes, {"wght": 0.5})
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            if subtable.Format == 1:
                pairs = [pair.Value1 for pairs in subtable.PairSet for pair in pairs.PairValueRecord]
            else:
                pairs = [pair.Value1 for row in subtable.Class1Record for pair in row.Class2Record]
            for value in pairs:
                advance = value.XAdvance
                if getattr(value, "XAdvDevice", None):
                    device = value.XAdvDevice
                    advance += middle[(device.StartSize << 16) + device.EndSize]
                    del value.XAdvDevice
                value.XAdvance = 5 * round(advance / 5) if abs(advance) >= 10 else 0
            subtable.ValueFormat1 = 4
    definitions.VarStore = None
    definitions.Version = 0x00010000


def cut(family: str) -> None:
    plan = FAMILIES[family]
    files = PACKAGES / family / "files"
    font = TTFont(files / plan["latin"])
    donor = TTFont(files / plan["extended"])
    font.ensureDecompiled()
    for char in plan["borrowed"]:
        borrow(font, donor, char)
    # Without HVAR the advance widths come from gvar, which the borrowed glyphs have.
    for tag in ("HVAR", "STAT"):
        if tag in font:
            del font[tag]
    instantiateVariableFont(font, plan["axes"], inplace=True)
    if RUPEE not in plan["borrowed"]:
        add_rupee(font)
    if "gvar" in font:
        # The instancer drops glyphs that no longer vary; the subsetter wants an entry for each.
        for name in font.getGlyphOrder():
            font["gvar"].variations.setdefault(name, [])
    options = Options()
    options.flavor = "woff2"
    # The joined f, fi and fl would cost a kilobyte, without which Hanken Grotesk reaches a phone one
    # round trip earlier (docs/performance.md).
    options.layout_features = ["kern"]
    options.hinting = False
    # Copyright and licence; a page never asks for a name.
    options.name_IDs = [0, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=TEXT)
    subsetter.subset(font)
    if "gvar" in font:
        simplify_kerning(font)
    font.flavor = "woff2"
    target = TARGET / f"{family}.woff2"
    font.save(target)
    shutil.copy(PACKAGES / family / "LICENSE", TARGET / f"{family}-LICENSE.txt")
    missing = [char for char in TEXT if ord(char) not in TTFont(target).getBestCmap()]
    print(f"{target}: {target.stat().st_size} bytes, without {''.join(missing) or 'nothing'}")


TARGET.mkdir(parents=True, exist_ok=True)
for family in FAMILIES:
    cut(family)
