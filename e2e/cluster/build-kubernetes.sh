# Builds a cluster's control plane from Debian's source package, for `npm run test:cluster`: six minutes on two cores, 4 GB of disk.
#   sh e2e/cluster/build-kubernetes.sh /var/cache/kubernetes && KUBERNETES_BIN=/var/cache/kubernetes/bin npm run test:cluster
# Definitions of custom resources (`CLUSTER_CRDS`) need a newer one: name the folder of a release's programs in KUBERNETES_BIN.
# As root, on Debian 12 with `deb-src` among its sources. The tests need etcd-server and iproute2, too.
set -eu
folder=$1
mkdir -p "$folder/bin" "$folder/gopath/src/k8s.io"
cd "$folder"
apt-get install -y --no-install-recommends golang-1.19-go etcd-server dpkg-dev iproute2
[ -d kubernetes-1.20* ] || apt-get source kubernetes
ln -sfn "$folder"/kubernetes-1.20*/ gopath/src/k8s.io/kubernetes
export GOPATH="$folder/gopath" GOCACHE="$folder/cache" GO111MODULE=off PATH="/usr/lib/go-1.19/bin:$PATH"
cd gopath/src/k8s.io/kubernetes
if [ ! -s pkg/generated/openapi/zz_generated.openapi.go ]; then
  go build -o "$folder/bin/openapi-gen" ./vendor/k8s.io/kube-openapi/cmd/openapi-gen
  described=$(grep -rl --include='*.go' '+k8s:openapi-gen=' staging/src/k8s.io pkg | grep -v -e _test.go -e /testdata | xargs -n1 dirname | sort -u |
    sed -e 's#^staging/src/#k8s.io/kubernetes/vendor/#' -e 's#^pkg/#k8s.io/kubernetes/pkg/#' | paste -sd, -)
  "$folder/bin/openapi-gen" -i "$described" -p k8s.io/kubernetes/pkg/generated/openapi -O zz_generated.openapi \
    -h hack/boilerplate/boilerplate.generatego.txt -r "$folder/report"
fi
for program in kube-apiserver kube-controller-manager; do
  go build -ldflags '-s -w -X k8s.io/component-base/version.gitVersion=v1.20.2 -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=20' \
    -o "$folder/bin/$program" "./cmd/$program"
done
