#!/usr/bin/env bash
# Draws the pictures of docs/TROLLS.md from what joute solve trolls prints:
#   JOUTE=build/release/joute tools/trolls_pictures.sh
cd "$(dirname "$0")/.." || exit 1
: "${JOUTE:?the joute program}"
"$JOUTE" solve trolls --tables --lang en >/tmp/trolls.$$ || exit 1
trap 'rm -f /tmp/trolls.$$' EXIT
# heat TABLE FILE TITLE: the N-th table of numbers as coloured cells.
heat() {
    awk -v wanted="$1" -v title="$3" '
    function colour(v,  c) { c = int(235 - 150 * (v < 0 ? -v : v)); return v < 0 ? sprintf("#eb%02x%02x", c, c) : sprintf("%s%02x%s", "#", c, sprintf("%02xeb", c)) }
    /^ +1 +2 / { table++; row = 0; columns = NF; if (table == wanted) { for (i = 1; i <= NF; i++) head[i] = $i; next } }
    table == wanted && /^ +[0-9]+ +[-+]/ { name[++row] = $1; for (i = 1; i <= columns; i++) cell[row, i] = $(i + 1) }
    table == wanted && NF == 0 { exit }
    END {
        for (i = 1; (i in head); i++) columns = i
        printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\"><title>%s</title>\n", 60 * columns + 50, 34 * row + 40, title
        for (i = 1; i <= columns; i++) printf "<text x=\"%d\" y=\"22\" font-weight=\"bold\">%s</text>\n", 60 * i + 10, head[i]
        for (r = 1; r <= row; r++) {
            printf "<text x=\"20\" y=\"%d\" font-weight=\"bold\">%s</text>\n", 34 * r + 18, name[r]
            for (i = 1; i <= columns; i++) printf "<rect x=\"%d\" y=\"%d\" width=\"58\" height=\"32\" fill=\"%s\"/><text x=\"%d\" y=\"%d\">%s</text>\n", 60 * i - 19, 34 * r - 3, colour(cell[r, i] + 0), 60 * i + 10, 34 * r + 18, cell[r, i]
        }
        print "</svg>"
    }' /tmp/trolls.$$ >"docs/images/$2"
}
heat 1 trolls-throws.svg "Value for Left after the first throws at 7/15: Left's down, Right's across"
heat 2 trolls-stones.svg "Value for Left when Right has fewer stones (down) and the troll stands elsewhere (across), at 7/15"
